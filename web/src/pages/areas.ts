/** The areas of texts that each page needs, beside those of the first page. The build makes them load with the page. */
export const AREAS: Record<string, string[]> = {
  new: ['setup', 'desk'],
  table: ['table', 'lobby', 'rules', 'ending'],
  rules: ['rules', 'table'],
  settings: ['settings', 'calls'],
  called: ['calls'],
  matches: ['history'],
  insights: ['insights', 'review'],
  people: ['people', 'friends', 'ratings', 'history', 'insights', 'review'],
  daily: ['daily', 'review'],
  ratings: ['ratings'],
  watch: ['table', 'rules'],
  replay: ['replay', 'review', 'table', 'rules'],
  learn: ['learn', 'table', 'rules'],
  records: ['replay', 'table'],
  desk: ['desk', 'rules'],
  licences: ['licences'],
};

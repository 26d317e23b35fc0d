/** Whether this is the app as a folder of files (`torri build static`): no server answers, and addresses stand behind the #. */
export const STATIC: boolean = import.meta.env.VITE_TORRI_STATIC === '1';

/** A file beside the app, wherever the app is. */
export function fileOf(name: string): string {
  return import.meta.env.BASE_URL + name;
}

/** How high, in pixels, what stays at the foot of a phone's screen is: what stands above it makes room.
 *
 * Whoever needs it takes it as `--foot`, which nothing inherits: a variable of the whole page would have every element
 * of it styled anew. */
export const foot = $state({ bar: 0, own: 0, tabs: 0 });

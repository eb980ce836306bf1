/** How much goes over the wire, in bytes. */
export const KB = 1024;
/** Script, style and html of a table to the first decision, in brotli. */
export const MOST_TO_DECIDE = 95 * KB;
/** Script, style and words of a review that a table has not loaded, in brotli; bots come with their worker. */
export const MOST_OF_REVIEW = 40 * KB;
/** Pictures of a game, in gzip; nothing waits for them. */
export const MOST_ART = 160 * KB;
/** Everything that a first visit to home leaves on the device, pictures and fonts included, in brotli. */
export const MOST_OF_HOME = 420 * KB;

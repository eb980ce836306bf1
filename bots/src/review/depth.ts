/** How far a review searches each large decision, small ones a quarter of that: page, server and command line give the same figures. */
export const REVIEW_VISITS = 400;

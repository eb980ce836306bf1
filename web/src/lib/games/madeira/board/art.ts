/** What is drawn by `use`: a file beside the code, put into the page once, so that it takes the page's colours. */
import url from '../art/sprite.svg?url';

/** Where it does not come, plain shapes stand for the pieces and dice. */
export const sprite: Promise<string> = fetch(url)
  .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)))
  .catch(async () => (await import('./later/plain-sprite.ts')).plainSprite());

/** What is drawn by `use`: a file beside the code, put into the page once, so that it takes the page's colours. */
import url from '../art/sprite.svg?url';

export const sprite: Promise<string> = fetch(url).then((answer) => answer.text());

/** Every pictogram of the board, loaded with the code that draws them. */
import url from './sprite.svg?url';

export const pictograms: Promise<string> = fetch(url).then((answer) => answer.text());

/** Everything stored about me, to take along. */
import { Readable } from 'node:stream';
import { myData } from '../accounts/my-data.ts';
import type { Caravel } from '../caravel.ts';
import { confirmed } from './accounts-in-person.ts';
import { type Route, route } from './route.ts';
import { zip } from './zip.ts';

export const myDataRoutes = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/me/data',
      tag: 'me',
      who: 'somebody',
      about: 'Everything stored about me as a ZIP file: caravel.json, and each game as a .caravel file. An account confirms first',
      type: 'application/zip',
      limit: 5,
    },
    async (call) => {
      const { id } = await confirmed(caravel, call);
      call.reply.type('application/zip').header('content-disposition', 'attachment; filename="caravel.zip"');
      return Readable.from(zip(myData(caravel, id), new Date(caravel.now())), { objectMode: false });
    },
  ),
];

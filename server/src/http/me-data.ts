/** Everything stored about me, to take along. */
import { Readable } from 'node:stream';
import { type MyDataParts, myData } from '../accounts/my-data.ts';
import { type Route, route } from './route.ts';
import { confirmed } from './session-only.ts';
import type { IdentityParts } from './who.ts';
import { zip } from './zip.ts';

export interface MyDataRouteParts extends IdentityParts, MyDataParts {}

export const myDataRoutes = (parts: MyDataRouteParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/me/data',
      tag: 'me',
      who: 'somebody',
      about:
        'Everything stored about me as a ZIP file: caravel.json, and each game as a .caravel file. With an account, POST /api/me/confirm first',
      type: 'application/zip',
      limit: 5,
    },
    async (call) => {
      const { id } = await confirmed(parts, call);
      call.reply.type('application/zip').header('content-disposition', 'attachment; filename="caravel.zip"');
      return Readable.from(zip(myData(parts, id), new Date(parts.now())), { objectMode: false });
    },
  ),
];

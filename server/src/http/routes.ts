/** Every route of the API. */
import { type AccountParts, accountRoutes } from './accounts.ts';
import { type LinkParts, linkRoutes } from './accounts-links.ts';
import { passkeyRoutes } from './accounts-passkeys.ts';
import { sessionRoutes } from './accounts-sessions.ts';
import { type TokenParts, tokenRoutes } from './accounts-tokens.ts';
import { type AnalysisParts, analysisRoutes } from './analyses.ts';
import { type BotRouteParts, botRoutes } from './bots.ts';
import { type DailyParts, dailyRoutes } from './daily.ts';
import { type DataParts, dataRoutes } from './data.ts';
import { type HealthParts, healthRoutes } from './health.ts';
import { type InvitationRouteParts, invitationRoutes } from './invitations.ts';
import { type MailLinkParts, mailLinkRoutes } from './mail-links.ts';
import { type MeParts, meRoutes } from './me.ts';
import { type ChannelParts, channelRoutes } from './me-channels.ts';
import { type MyDataRouteParts, myDataRoutes } from './me-data.ts';
import { openApiRoute } from './openapi.ts';
import { type PeopleParts, peopleRoutes } from './people.ts';
import { type ReportParts, reportRoutes } from './people-reports.ts';
import type { Route } from './route.ts';
import { siteRoutes } from './site.ts';
import { type StreamRouteParts, streamRoutes } from './stream.ts';
import { type TableParts, tableRoutes } from './tables.ts';
import { type TableHookParts, tableHookRoutes } from './tables-hook.ts';
import type { SignInParts } from './who.ts';

/** What the routes use of a node; each file says its own share. */
type RouteParts = AccountParts &
  AnalysisParts &
  BotRouteParts &
  InvitationRouteParts &
  StreamRouteParts &
  DailyParts &
  DataParts &
  HealthParts &
  LinkParts &
  MailLinkParts &
  MeParts &
  MyDataRouteParts &
  PeopleParts &
  ChannelParts &
  ReportParts &
  SignInParts &
  TableParts &
  TableHookParts &
  TokenParts & { readonly version: string };

const documentedRoutes = (parts: RouteParts): Route[] => [
  ...healthRoutes(parts),
  ...meRoutes(parts),
  ...channelRoutes(parts),
  ...mailLinkRoutes(parts),
  ...myDataRoutes(parts),
  ...accountRoutes(parts),
  ...passkeyRoutes(parts),
  ...linkRoutes(parts),
  ...sessionRoutes(parts),
  ...tokenRoutes(parts),
  ...peopleRoutes(parts),
  ...reportRoutes(parts),
  ...dataRoutes(parts),
  ...tableRoutes(parts),
  ...siteRoutes(parts),
  ...tableHookRoutes(parts),
  ...analysisRoutes(parts),
  ...dailyRoutes(parts),
  ...invitationRoutes(parts),
  ...botRoutes(parts),
  ...streamRoutes(parts),
];

export const routes = (parts: RouteParts): Route[] => {
  const all = documentedRoutes(parts);
  return [...all, openApiRoute(all, parts.version)];
};

/** What the operator says of the site. */
import * as v from 'valibot';

export const SiteInfo = v.object({
  version: v.string(),
  /** A mail address or a page. */
  contact: v.exactOptional(v.string()),
  /** Where the source code is. */
  source: v.exactOptional(v.string()),
});
export type SiteInfo = v.InferOutput<typeof SiteInfo>;

/** Where a visitor came from, for analytics and orders. */
export interface Campaign {
  channelId: string;
  /** Undefined when the link carried an id only. */
  channelName?: string;
  /** Every campaign parameter as it stood in the query. */
  parameters: Readonly<Record<string, string>>;
}

/** A parsed query; the first of repeated keys counts. */
export type Query = Readonly<Record<string, string | undefined>>;

/** What says that a parameter belongs to a campaign. */
const prefix = /^(?:C_|chan_id_?)/;

/**
 * Reads the campaign from the query parameters whose keys start with `C_` or `chan_id`; undefined when there is none.
 * Two spellings are understood, the first wins where a link has both:
 *
 * - `?chan_id=77&chan_id_name=spring` (or `C_id`, `C_name`, `chan_idName`): the id and the name, each under its own key;
 * - `?C_spring=77` (or `chan_id_spring=77`): the name is in the key, the id is the value.
 */
export function readCampaign(query: Query): Campaign | undefined {
  const parameters: Record<string, string> = {};
  for (const [key, value] of Object.entries(query)) {
    if (value && typeof value === 'string' && prefix.test(key)) parameters[key] = value;
  }
  const { chan_id, C_id, chan_id_name, chan_idName, C_name, ...named } = parameters;
  let channelId = chan_id ?? C_id;
  let channelName = chan_id_name ?? chan_idName ?? C_name;
  for (const [key, value] of Object.entries(named)) {
    const name = key.replace(prefix, '');
    if (!name || channelId) continue;
    channelId = value;
    channelName ??= name;
  }
  return channelId ? { channelId, channelName, parameters } : undefined;
}

/** A stored campaign, or undefined when the text is not one. */
export function parseCampaign(text: string | null): Campaign | undefined {
  try {
    return readCampaign(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** The first 64 bytes of HMAC: a key of 32 bytes, filled up and mixed. */
const padded = (byte: number) => `(
  select string_agg(set_byte('\\x00'::bytea, 0, get_byte(k.key, i) # ${byte}), ''::bytea order by i)
  from generate_series(0, 63) i)`;

/** Keys of the days whose seeds are told, as a query: activity_id, day, inner_key, outer_key. */
export const toldKeysSql = `
  select k.activity_id, k.day, ${padded(0x36)} as inner_key, ${padded(0x5c)} as outer_key
  from (select activity_id, day, decode(rpad(seed, 128, '0'), 'hex') as key
    from draw_days where seed is not null) k`;

/** HMAC of a text by the key `k`, in lower hex. */
export const digestSql = (text: string): string =>
  `encode(sha256(k.outer_key || sha256(k.inner_key || convert_to(${text}, 'UTF8'))), 'hex')`;

/** What the first eight bytes of a digest in hex are of so many: from 0 on, each as likely as any other. */
export const rolledSql = (hex: string, of: string | number): string =>
  `div((('x' || substr(${hex}, 1, 8))::bit(32)::bigint::numeric * 4294967296
    + ('x' || substr(${hex}, 9, 8))::bit(32)::bigint) * ${of}, 18446744073709551616)`;

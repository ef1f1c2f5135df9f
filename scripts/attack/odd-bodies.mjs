/**
 * Bodies of notifications that are odd although the signature is right, by what is odd.
 *
 * @param right what a right one says of a transaction
 * @param bodyOf encrypts what is said, an object or a text, with another key where one is given
 */
export function oddBodies(right, bodyOf) {
  return {
    'another merchant': bodyOf({ ...right, mchid: '1900009999' }),
    'another app': bodyOf({ ...right, appid: 'wx-somebody-else' }),
    'another currency': bodyOf({ ...right, amount: { total: right.amount.total, currency: 'USD' } }),
    'no amount': bodyOf({ ...right, amount: {} }),
    'no amount at all': bodyOf({ ...right, amount: undefined }),
    'amount below zero': bodyOf({ ...right, amount: { total: -1, currency: 'CNY' } }),
    'amount with cents': bodyOf({ ...right, amount: { total: 0.5, currency: 'CNY' } }),
    'amount past all numbers': bodyOf({ ...right, amount: { total: 1e300, currency: 'CNY' } }),
    'amount as text': bodyOf({ ...right, amount: { total: `${right.amount.total}`, currency: 'CNY' } }),
    'an unknown payment': bodyOf({ ...right, out_trade_no: 'NOBODY' }),
    'a number that is none': bodyOf({ ...right, out_trade_no: { $ne: 1 } }),
    'an unknown state': bodyOf({ ...right, trade_state: 'WHO_KNOWS' }),
    'a key that is not ours': bodyOf(right, 'x'.repeat(32)),
    'half a transaction': bodyOf('{"mchid":"19'),
    'a list': bodyOf('[]'),
    nothing: bodyOf('null'),
    'no JSON outside': 'SUCCESS',
    'a list outside': '[]',
    'null outside': 'null',
    'no resource': '{"event_type":"TRANSACTION.SUCCESS"}',
    'no event': JSON.stringify({ ...JSON.parse(bodyOf(right)), event_type: undefined }),
    'an event that is none': JSON.stringify({ ...JSON.parse(bodyOf(right)), event_type: 7 }),
    'an empty body': '',
  };
}

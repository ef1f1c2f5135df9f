// The books after an attack: what the sandbox's cashier has taken and given back, beside what our own tables know.

/** @returns figures in fen, and whatever does not agree, as lines of text. */
export async function readBooks(db, { created, cancelled, refunded }) {
  const problems = [];
  const transactions = await db.selectFrom('sandbox_cashier_transactions').selectAll().execute();
  const cashierRefunds = await db.selectFrom('sandbox_cashier_refunds').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const checkouts = await db.selectFrom('checkouts').selectAll().execute();
  const requests = await db.selectFrom('refund_requests').selectAll().execute();

  const paid = transactions.filter(({ paid_ms }) => paid_ms !== null);
  const byNumber = new Map(payments.map((payment) => [payment.out_trade_no, payment]));
  for (const { out_trade_no, amount_fen } of paid) {
    const payment = byNumber.get(out_trade_no);
    if (payment?.state === 'paid' && payment.paid_fen === amount_fen) continue;
    problems.push(
      `payment ${out_trade_no}: ${amount_fen} fen taken, we say ${payment?.state} ${payment?.paid_fen}`,
    );
  }
  const taken = new Set(paid.map(({ out_trade_no }) => out_trade_no));
  for (const { out_trade_no, state } of payments) {
    if (state === 'paid' && !taken.has(out_trade_no)) problems.push(`payment ${out_trade_no}: never taken`);
    if (state === 'open') problems.push(`payment ${out_trade_no}: still open`);
  }
  const back = new Map(cashierRefunds.map((refund) => [refund.out_refund_no, refund]));
  for (const { out_refund_no, amount_fen, state } of refunds) {
    const given = back.get(out_refund_no);
    if (given ? given.amount_fen !== amount_fen : state === 'succeeded')
      problems.push(`refund ${out_refund_no}: ${amount_fen} fen ${state}, given back ${given?.amount_fen}`);
    back.delete(out_refund_no);
  }
  for (const number of back.keys()) problems.push(`refund ${number}: given back, and we do not know it`);

  const byId = new Map(orders.map((order) => [order.id, order]));
  const perKey = new Map();
  for (const { remark } of orders) perKey.set(remark, (perKey.get(remark) ?? 0) + 1);
  for (const { id, key, totalFen } of created) {
    if (byId.get(id)?.total_fen !== totalFen) problems.push(`order ${id}: acknowledged and lost`);
    if (perKey.get(key) !== 1) problems.push(`order ${id}: there ${perKey.get(key) ?? 0} times`);
  }
  const acknowledged = new Set(created.map(({ key }) => key));
  for (const { id, remark } of orders) {
    if (!acknowledged.has(remark)) problems.push(`order ${id}: never acknowledged`);
  }
  for (const id of cancelled) {
    if (byId.get(id)?.status !== 6)
      problems.push(`order ${id}: cancelled, and now in ${byId.get(id)?.status}`);
  }
  const requestById = new Map(requests.map((request) => [request.id, request]));
  for (const { id, orderId, amountFen } of refunded) {
    const request = requestById.get(id);
    if (request?.amount_fen !== amountFen || request.order_id !== orderId)
      problems.push(`refund request ${id}: acknowledged and lost`);
  }

  // From the orders' side, so that it does not follow from the payments': what paid orders cost less what they give back.
  const paying = new Set(
    checkouts.filter(({ paid_payment_id }) => paid_payment_id !== null).map(({ id }) => id),
  );
  const costFen = sum(
    orders.filter(({ checkout_id }) => paying.has(checkout_id)).map(({ total_fen }) => total_fen),
  );
  const keptFen = costFen - sum(requests.map(({ amount_fen }) => amount_fen));
  const figures = {
    payments: paid.length,
    untold: paid.filter(({ notified_ms }) => notified_ms === null).length,
    unpaid: transactions.length - paid.length,
    capturedFen: sum(paid.map(({ amount_fen }) => amount_fen)),
    keptFen,
    backFen: sum(cashierRefunds.map(({ amount_fen }) => amount_fen)),
    waitingFen: sum(refunds.filter(({ state }) => state !== 'succeeded').map(({ amount_fen }) => amount_fen)),
  };
  const { capturedFen, backFen, waitingFen } = figures;
  if (capturedFen !== keptFen + backFen + waitingFen) problems.push('the money does not add up');
  return { ...figures, problems };
}

const sum = (amounts) => amounts.reduce((total, amount) => total + amount, 0);

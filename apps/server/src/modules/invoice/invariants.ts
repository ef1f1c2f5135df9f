import type { Invariant } from '../../core/kinds';

/** What holds of invoices. */
export const invoiceInvariants: readonly Invariant[] = [
  {
    name: 'no order is on two live invoices, and an order is live on an invoice while that is',
    query: `
      select io.order_id as subject, count(*) || ' live invoices' as problem
      from invoice_orders io join invoices i on i.id = io.invoice_id
      where i.red_of_id is null and i.state in ('submitted', 'issuing', 'issued', 'redAwaitingBuyer')
      group by io.order_id having count(*) > 1
      union all
      select io.order_id, 'live ' || io.live || ' on an invoice that is ' || i.state
      from invoice_orders io join invoices i on i.id = io.invoice_id
      where io.live <> (i.red_of_id is null and i.state in ('submitted', 'issuing', 'issued', 'redAwaitingBuyer'))`,
  },
  {
    name: 'blue and red invoices of an order are what was paid and has not come back, unless one is on its way',
    query: `
      with written as (
        select io.order_id, sum(io.amount_fen) filter (where i.number is not null) as fen,
          bool_or(i.red_of_id is null and i.state = 'issued') as is_blue,
          bool_or(i.state in ('submitted', 'issuing', 'redAwaitingBuyer')) as is_on_its_way
        from invoice_orders io join invoices i on i.id = io.invoice_id group by io.order_id
      )
      select o.id as subject, coalesce(w.fen, 0) || ' written, ' || o.total_fen || ' - ' || o.refunded_fen as problem
      from written w join orders o on o.id = w.order_id
      where not w.is_on_its_way
        and coalesce(w.fen, 0) <> case when w.is_blue then o.total_fen - o.refunded_fen else 0 end`,
  },
  {
    name: 'an invoice says what its orders and its items say, and each item is net and tax',
    query: `
      select i.id as subject, i.total_fen || ' <> ' || o.fen || ' or ' || t.fen || ', tax ' || i.tax_fen || ' <> ' || t.tax as problem
      from invoices i
      join (select invoice_id, sum(amount_fen) as fen from invoice_orders group by invoice_id) o on o.invoice_id = i.id
      join (
        select i.id, sum((x->>'amountFen')::integer) as fen, sum((x->>'taxFen')::integer) as tax,
          bool_and((x->>'amountFen')::integer = (x->>'netFen')::integer + (x->>'taxFen')::integer) as is_split
        from invoices i, jsonb_array_elements(i.items) as x group by i.id
      ) t on t.id = i.id
      where i.total_fen <> o.fen or i.total_fen <> t.fen or i.tax_fen <> t.tax or not t.is_split`,
  },
  {
    name: 'a red-letter invoice takes back the whole of what it belongs to',
    query: `
      select r.id as subject, r.total_fen || ' for ' || b.total_fen as problem
      from invoices r join invoices b on b.id = r.red_of_id
      where r.total_fen <> -b.total_fen or b.number is null
        or (r.state = 'issued' and b.state not in ('red', 'rejected'))
        or (b.state = 'red' and r.state <> 'issued')`,
  },
];

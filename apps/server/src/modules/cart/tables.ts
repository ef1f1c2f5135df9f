/** The part of the database that is carts. */
export interface CartTables {
  cart_items: {
    member_id: string;
    sku_id: string;
    amount: number;
    added_price_fen: number;
    added_ms: number;
  };
}

/**
 * Categories whose things are in no blind box, by law: food, cosmetics, medicine and live animals, with all categories below
 * them.
 */
export const refusedCategoryIds: ReadonlySet<string> = new Set([
  'category-tea-and-food',
  'category-cosmetics',
  'category-medicine',
  'category-animals',
]);

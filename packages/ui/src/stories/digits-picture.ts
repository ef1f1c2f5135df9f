/** A picture of digits, as its data address. */
export const digitsPicture = (digits: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64"><rect width="160" height="64" fill="#f0f0f0"/><text x="24" y="46" font-size="40" letter-spacing="10" fill="#444">${digits}</text></svg>`,
  )}`;

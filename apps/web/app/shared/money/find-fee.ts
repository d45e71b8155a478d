/** The platform's fee of a price, in PKR and whole paisa as the server rounds it (docs/product.md M2). */
export const findFee = (pricePkr: number, percent: number): number => Math.round(pricePkr * percent) / 100;

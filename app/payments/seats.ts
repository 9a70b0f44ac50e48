/** The most that one order buys. */
export const mostSeats = 100;

/** The most that one order may cost: ₹2,00,00,000. */
export const mostSeatsPaise = 2_00_00_000_00;

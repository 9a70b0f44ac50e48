/** How long an account can be kept after its deletion was asked for. */
export const daysToKeep = 14;

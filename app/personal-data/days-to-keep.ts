/** How many days an account stays after its deletion was requested. */
export const daysToKeep = 14;

/**
 * Where a person applies for the College plan, and where the link that confirms a second address
 * leads.
 */
export const collegePath = '/account/college';
export const confirmPath = '/college/confirm';

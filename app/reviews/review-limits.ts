/** Of a review and of a reply. */
export const mostWords = 2000;

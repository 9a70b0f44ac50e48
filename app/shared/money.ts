const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' });

/** Rupees as they are written in India, in lakh grouping: '₹5,000', '₹1,50,000', '₹4,999.50'. */
export const rupeesText = (rupees: number): string => inRupees.format(rupees);

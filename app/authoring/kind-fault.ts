/** Whether this is what a lesson's kind lacks, and not a fault in a block of practice. */
export const isKindFault = ({ block, field }: { block: number; field: string }): boolean =>
  block === -1 && field === 'kind';

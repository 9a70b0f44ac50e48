/** A short text in large type that keeps words with a hyphen ("no-code") on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

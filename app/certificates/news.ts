import { newsKind } from '#app/shared/news.ts';
import { certificatePath } from './certificate-number.ts';

const category = { id: 'certificates', label: 'Certificates', about: 'your certificates' };

const see = ({ number }: { number: string }) => ({
  href: certificatePath(number),
  label: 'See the certificate',
});

/** `course` is the title of the course or the path: rows are stored for a year. */
export const certificateNews = {
  'certificate-issued': newsKind<{ course: string; number: string }>({
    category,
    mailed: true,
    title: ({ course }) => `Your certificate for ${course}`,
    text: ({ course, number }) =>
      `You have finished ${course}. Your certificate has the number ${number}. Its page is public to anyone who knows the number, and you can download a PDF there.`,
    link: see,
  }),
  'certificate-reissued': newsKind<{ course: string; number: string; name: string }>({
    category,
    mailed: true,
    title: ({ course }) => `Your certificate for ${course} was issued again`,
    text: ({ number, name }) =>
      `It now shows the name ${name} and has a new number, ${number}. The page of the old number says that the name was changed and links to the new certificate.`,
    link: see,
  }),
  'certificate-withdrawn': newsKind<{ course: string; number: string; reason: string }>({
    category,
    mailed: true,
    title: ({ course }) => `Your certificate for ${course} was withdrawn`,
    text: ({ number, reason }) =>
      `The certificate ${number} is no longer valid. Reason: ${reason.replace(/\.$/, '')}. If you think that is wrong, write to us and a person will look again.`,
    link: see,
  }),
};

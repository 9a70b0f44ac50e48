import { gatedLessons } from './gated-strings.ts';
import { admin, call, mailedLink, member, signedIn, someone, type SignedIn } from './people.ts';

/** Texts that people left in the product, and the people who wrote them. */
export interface KeptWords {
  /**
   * Private texts that only the writer, the recipient and admins may read; and everybody's email
   * address.
   */
  strings: readonly string[];
  /** A team board text, which everyone with an account may read. */
  posted: string;
  /** What members asked and answered under a lesson, which only members may read. */
  asked: readonly string[];
  /** The author of the post, who may read its replies. */
  author: SignedIn;
  premium: SignedIn;
  /** Their ids, by the address parameter they fill. */
  ids: Readonly<
    Record<'uid' | 'orderId' | 'resume' | 'question' | 'lesson' | 'submission', string>
  >;
}

const words = (what: string): string => `Kept between us ${process.pid}, ${what}`;

/** Creates one of each kind of text that a person can leave in the product. */
export async function leaveWords(url: string): Promise<KeptWords> {
  const [author, answerer, premium] = [
    await signedIn(url),
    await signedIn(url),
    await member(url, undefined, 'premiumPlan'),
  ];
  const told: string[] = [];
  const tell = (what: string): string => {
    told.push(words(what));
    return words(what);
  };
  const send = (method: string, path: string, body?: object, who?: SignedIn) =>
    call(url, method, `/api${path}`, body, who?.token);

  for (const who of [author, answerer])
    await send('PUT', '/hackathons/classroom-without-bandwidth/registration', undefined, who);
  const posted = words('posted');
  const post = await send(
    'POST',
    '/hackathons/classroom-without-bandwidth/team-posts',
    { kind: 'person', skills: 'Queues', words: posted },
    author,
  );
  await send('POST', `/team-posts/${post.id}/answers`, { words: tell('answered') }, answerer);
  await send('POST', `/team-posts/${post.id}/reports`, { reason: tell('reported') }, answerer);
  await send(
    'POST',
    '/hackathons/classroom-without-bandwidth/mentorship',
    { words: tell('asked of a mentor') },
    author,
  );
  await send(
    'POST',
    '/ai-tools/suggestions',
    { name: tell('tool'), website: 'https://kept.example.in/', words: tell('suggested') },
    author,
  );
  await send('POST', '/ai-tools/airtable/reports', { words: tell('tool changed') }, author);

  const writers = Array.from({ length: 4 }, () => someone().email);
  const [reader, builder, asker, listed] = writers;
  await send('POST', '/newsletter/subscribe', { email: reader });
  const oobCode = new URL(
    await mailedLink(url, '/newsletter/confirm', { email: reader ?? '' }),
  ).searchParams.get('oobCode');
  await send('POST', '/newsletter/confirm', { oobCode });
  await send('POST', '/collaboration/enquiries', { email: builder });
  await send('POST', '/contact/queries', {
    name: 'Naina Gill',
    email: asker,
    subject: tell('subject'),
    message: tell('message'),
  });
  await send('POST', '/investor-letters', {
    email: listed,
    about: tell('listed'),
    words: tell('opted out'),
  });

  const [{ id: investor }] = (await send('GET', '/investors')).items;
  await send(
    'PUT',
    `/investors/${investor}/shortlist`,
    { stage: 'contacted', notes: tell('shortlist') },
    premium,
  );
  await send(
    'POST',
    `/investors/${investor}/letters`,
    { words: tell('investor changed') },
    premium,
  );
  const [stage] = (await send('GET', '/founders-hub', undefined, premium)).stages;
  const notes = { done: false, notes: tell('notes of a task'), version: 0 };
  await send('PUT', `/founders-hub/tasks/${stage.tasks[0].slug}`, notes, premium);
  const resume = await sendResume(url, premium, tell('resume'));
  await send(
    'POST',
    '/placements/applications',
    { opening: null, role: tell('role'), city: tell('city'), portfolio: '' },
    premium,
  );

  const [place] = gatedLessons;
  const { lesson } = await send(
    'GET',
    `/learning/courses/${place?.course}/lessons/${place?.slug}`,
    undefined,
    premium,
  );
  const [title, details, answer] = ['a question', 'its details', 'its answer'].map(words);
  const question = await send(
    'POST',
    `/learning/lessons/${lesson.id}/questions`,
    { title, words: details },
    premium,
  );
  await send('POST', `/questions/${question.id}/answers`, { words: answer }, premium);

  const project = `/learning/courses/${place?.course}/project`;
  await send('PUT', `/learning/lessons/${lesson.id}/opened`, undefined, premium);
  const { project: read } = await send('GET', project, undefined, premium);
  const submission = await send(
    'POST',
    `${project}/submissions`,
    { version: read.version, link: 'https://kept.example.in/project', words: tell('project') },
    premium,
  );
  const points = read.criteria.map(() => 1);
  await send(
    'PUT',
    `/desk/projects/${submission.id}/response`,
    { points, words: tell('responded') },
    await admin(url),
  );

  const { uid } = await send('GET', '/auth/session', undefined, premium);
  const [{ orderId }] = await send('GET', '/payment/orders', undefined, premium);
  const addresses = [author, answerer, premium].map(({ email }) => email);
  return {
    strings: [...told, ...addresses, ...writers],
    posted,
    asked: [title, details, answer].flatMap((each) => each ?? []),
    author,
    premium,
    ids: {
      uid,
      orderId,
      resume,
      question: question.id,
      lesson: lesson.id,
      submission: submission.id,
    },
  };
}

async function sendResume(url: string, { token }: SignedIn, text: string): Promise<string> {
  const response = await fetch(`${url}/api/placements/resume?name=resume.pdf`, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', authorization: `Bearer ${token}` },
    body: `%PDF-1.7\n${text}\n%%EOF\n`,
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

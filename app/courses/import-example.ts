/** A start for authors. A lesson is a title or, with its text, an object. */
const example = [
  {
    slug: 'chat-shops',
    title: 'Selling where India talks',
    description: 'Build a shop inside a chat, with payments and stock, and open it in a fortnight.',
    duration: '6 hours',
    level: 'first-build',
    image: null,
    icon: 'message-circle',
    instructor: { name: 'Imran Qureshi', title: 'Builds for shopkeepers', image: null },
    learningPoints: ['Take an order in a chat', 'Keep stock without a spreadsheet'],
    courseContent: [
      {
        title: 'Open the shop',
        lessons: [
          'Choose what to sell first',
          {
            title: 'Write the welcome',
            minutes: 20,
            tasks: ['Send it to a friend'],
            needs: [{ tool: 'A phone with a chat app', plan: 'Free plan' }],
            text: '## Say who you are\n\nTwo sentences are enough.',
          },
        ],
      },
      { title: 'Take money', lessons: ['Ask for the payment', 'Send the receipt'] },
    ],
    targetAudience: ['Shopkeepers', 'Home businesses'],
    faqs: [{ question: 'Do I need a website?', answer: 'No. The chat is the shop.' }],
    isNew: true,
    isTrending: false,
  },
];

export const exampleText = JSON.stringify(example, null, 2);

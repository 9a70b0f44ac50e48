import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** Everything that the makers of html-validate recommend, except for matters of taste. */
const rules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `<br/>`, `disabled=""` and `charSet` where HTML allows several ways.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's ids begin with an underscore. HTML only asks that an id contains no blanks.
    'valid-id': ['error', { relaxed: true }],
    // The choices of one filter share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Ours has segments, which a native progress bar cannot have.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Scripts and styles come from the server that the page itself comes from.
    'require-sri': 'off',
    // A lesson's title contains its course's, and authors decide how long both are.
    'long-title': 'off',
  },
};

const checker = new HtmlValidate(new StaticConfigLoader(rules));

/** What the checker finds, one line each. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { switchTheme } from './theme.ts';

export const ThemeSwitch = () => (
  <IconButton
    label="Switch between light and dark"
    icon={<Icon name="sun-moon" />}
    onClick={switchTheme}
  />
);

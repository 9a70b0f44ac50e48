import { SunMoon } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { switchTheme } from './theme.ts';

export const ThemeSwitch = () => <IconButton label="Switch between light and dark" icon={<SunMoon />} onClick={switchTheme} />;

import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from '../../../../src/saloon/locales/en/duel-page.ftl?raw';
import fr from '../../../../src/saloon/locales/fr/duel-page.ftl?raw';

const language = new URLSearchParams(location.search).get('lang') ?? 'en';
const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(language === 'fr' ? fr : en));

export function say(id: string, values: Record<string, string | number> = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values) : id;
}

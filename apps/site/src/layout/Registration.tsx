import type { Settings } from '@sira/contract/records/settings'
import type { Dictionary } from '../i18n/fr.ts'

const facts = ['rccm', 'ifu', 'agrement', 'hebergeur'] as const

interface RegistrationProps {
  settings: Pick<Settings, (typeof facts)[number]>
  words: Dictionary
}

/** The facts of the company that can be checked; nothing for what the settings leave empty. */
export function Registration({ settings, words }: RegistrationProps) {
  return facts
    .filter((fact) => settings[fact])
    .map((fact) => (
      <span key={fact} className="block">
        {`${words.footer.registered[fact]}\u00a0: `}
        <bdi>{settings[fact]}</bdi>
      </span>
    ))
}

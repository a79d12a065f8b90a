import type { Settings } from '@sira/contract/records/settings'
import { whatsappLink } from '../format/phone.ts'
import type { Dictionary } from '../i18n/fr.ts'

interface AskOnWhatsappProps {
  settings: Settings
  /** How the question begins. */
  text: string
  words: Dictionary
}

/** Opens WhatsApp with the reference of a dossier. */
export function AskOnWhatsapp({ settings, text, words }: AskOnWhatsappProps) {
  return (
    <a
      href={`${whatsappLink(settings.whatsapp)}?text=${encodeURIComponent(text)}`}
      rel="noopener"
      className="link tap"
    >
      {words.dossier.whatsapp}
    </a>
  )
}

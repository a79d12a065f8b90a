import type { Settings } from '@sira/contract/records/settings'
import { whatsappLink } from '../format/phone.ts'
import type { Dictionary } from '../i18n/fr.ts'

interface AskOnWhatsappProps {
  settings: Settings
  /** How the question begins. */
  text: string
  /** Its subject, where a page has several. */
  about?: string
  words: Dictionary
}

/** Opens WhatsApp with the reference of a dossier. */
export function AskOnWhatsapp({ settings, text, about, words }: AskOnWhatsappProps) {
  return (
    <a
      href={`${whatsappLink(settings.whatsapp)}?text=${encodeURIComponent(text)}`}
      rel="noopener"
      className="link tap"
    >
      {words.dossier.whatsapp}
      {about !== undefined && <span className="sr-only">{`\u00a0: ${about}`}</span>}
    </a>
  )
}

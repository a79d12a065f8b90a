/**
 * The address of a link as it was meant: `sira.bf/x` is given its `https://`, an e-mail address its
 * `mailto:`. `undefined` when it leads nowhere the site would allow.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text
  if (/^(\/(?!\/)|#)\S*$/.test(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^[^\s@/:.]+(\.[^\s@/:.]+)+(:\d+)?([/?#]\S*)?$/.test(text) ? `https://${text}` : undefined
}

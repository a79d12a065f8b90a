/** Letters that stand beside an answer without sending it off a telephone. */
const short = 600

/** What the visitor wrote, before the eyes of who answers; a long text opens at a press. */
export function AskedWords({ words }: { words: string }) {
  if (words.trim() === '') return null
  const text = (
    <blockquote className="sira-asked" dir="auto">
      {words}
    </blockquote>
  )
  if (words.length <= short) return text
  return (
    <details>
      <summary>Le message du visiteur</summary>
      {text}
    </details>
  )
}

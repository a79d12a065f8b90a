/** Why something was not done, in a sentence; nothing where nothing is wrong. */
export function Problem({ children }: { children: string }) {
  if (children === '') return null
  return (
    <p role="alert" className="sira-problem">
      {children}
    </p>
  )
}

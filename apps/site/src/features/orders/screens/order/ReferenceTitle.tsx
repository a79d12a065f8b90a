/** A title whose reference is never torn apart. */
export function ReferenceTitle({ title, reference }: { title: string; reference: string }) {
  const [before, after] = title.split(reference)
  return (
    <>
      {before}
      <span className="text-[min(1em,7.5vw)] whitespace-nowrap">{reference}</span>
      {after}
    </>
  )
}

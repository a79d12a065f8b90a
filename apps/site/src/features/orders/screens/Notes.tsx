/** Notes about changes of the cart or the order, announced by screen readers. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <div role="alert" className="rounded-2xl border border-mil bg-blanc px-5 py-3">
      {notes.map((note) => (
        <p key={note} className="py-1 font-semibold">
          {note}
        </p>
      ))}
    </div>
  )
}

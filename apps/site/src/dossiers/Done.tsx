/** Confirms an action above the dossier; screen readers announce it. */
export function Done({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-2xl bg-accord px-5 py-4 font-semibold text-encre">
      {text}
    </p>
  )
}

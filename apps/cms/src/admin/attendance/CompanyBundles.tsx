interface CompanyBundlesProps {
  session: number | string
  companies: readonly string[]
}

/** One file for each company: what it shows to who pays for its trainings. */
export function CompanyBundles({ session, companies }: CompanyBundlesProps) {
  if (companies.length === 0) return null
  return (
    <details>
      <summary>Dossiers des entreprises (FAFPA, ZIP)</summary>
      <ul className="sira-attendance">
        {companies.map((name) => (
          <li key={name}>
            <a
              href={`/admin/api/attestations/session/${session}/dossier?entreprise=${encodeURIComponent(name)}`}
              download
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface CompanyBundlesProps {
  session: number | string
  companies: readonly string[]
  /** Whether photographs of signed sheets are kept. */
  hasSheets: boolean
}

/** One file for each company: what it shows to who pays for its trainings. */
export function CompanyBundles({ session, companies, hasSheets }: CompanyBundlesProps) {
  if (companies.length === 0) return null
  const address = (name: string) =>
    `/admin/api/attestations/session/${session}/dossier?entreprise=${encodeURIComponent(name)}`
  return (
    <details>
      <summary>Dossiers des entreprises (FAFPA, ZIP)</summary>
      <ul className="sira-attendance">
        {companies.map((name) => (
          <li key={name}>
            <a href={address(name)} download>
              {name}
            </a>
            {hasSheets && (
              <>
                {' · '}
                <a href={`${address(name)}&photos=oui`} download>
                  avec les photos signées<span className="sr-only">{` (${name})`}</span>
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      {hasSheets && (
        <p className="sira-note">
          Une photo signée nomme aussi les participants des autres entreprises.
        </p>
      )}
    </details>
  )
}

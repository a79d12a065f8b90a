/**
 * Words of operators and banks, in French and English, without accents, for money that went back.
 */
const undone =
  /annul|cancel|void|revers|renvers|rembours|refund|contre-? ?pass|extourn|roll(?:ed)? ?-?back|charge-? ?back|retourn|restitu/

/** Words for money that has not come, or not yet. */
const missing = [
  /echou|echec|fail|rejet|reject|refus|decl?in|denied|error|erreur|^t[fia]$|impaye/,
  /expir|abandon|abort|time[d]? ?-?out|bloqu|block|suspen[ds]|on ?hold|contest|litige|disput/,
  /sans (?:succes|suite)|insucces|impossible|insuffisan|partiel|partial/,
  // Codes of programs, and Arabic words.
  /^(?:ko|nok|non|no|n|0|false|faux)$|فشل|ملغ|مرفوض|انتظار|معلق|منته/,
  /attente|pending|en cours|progress|processing|initi|soumis|submitted|traitement|waiting|queued/,
  // « Non abouti », « Not completed », « Unsuccessful », « Incomplet »: a negation before the word.
  /^non |\bnot |^no |\bpas |^un(?:success|paid|complet|confirm|process|settl)|^in(?:complet|valid|abouti|termin|suffi)|^in-?sufficient/,
]

function plain(status: string): string {
  return status
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Whether the money came and went back: then no line with its number is a payment. */
export function isUndone(status: string): boolean {
  return undone.test(plain(status))
}

/** Whether a status means that there is no money. Unknown words are shown to staff, who decide. */
export function isUnpaid(status: string): boolean {
  const said = plain(status)
  return undone.test(said) || missing.some((words) => words.test(said))
}

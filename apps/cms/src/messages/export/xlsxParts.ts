import type { Cell } from './cell.ts'

/** The most characters in a cell of a spreadsheet. */
const longestCell = 32_767
const widths = { narrow: 18, wide: 60 }
/** Characters that XML forbids (XML 1.0, 2.2), or discourages (U+007F to U+009F). */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The files of a workbook besides its sheet (ECMA-376, part 1, 12.2 and 18). */
export const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${document}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

/** Writes the sheet up to the names of the columns, which stay in sight. */
export function sheetStart(titles: readonly string[]): string {
  const columns = titles.map((title, index) => {
    const width = title === 'Message' ? widths.wide : widths.narrow
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const row = sheetRow(titles, 1, ' s="1"')
  return `${head}<worksheet xmlns="${main}">${frozen}<cols>${columns.join('')}</cols><sheetData>${row}`
}

/** Writes a row. Every cell is a text or a number, so that no cell is ever computed. */
export function sheetRow(cells: readonly Cell[], number: number, style = ''): string {
  const written = cells.map((value, index) => {
    const place = `r="${letterOf(index)}${number}"${style}`
    return typeof value === 'number'
      ? `<c ${place}><v>${value}</v></c>`
      : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}

export const sheetEnd = '</sheetData></worksheet>'

/** Gives the letter of a column; an export has fewer than 26. */
function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

function xmlText(value: string): string {
  return value
    .slice(0, longestCell)
    .replace(forbidden, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

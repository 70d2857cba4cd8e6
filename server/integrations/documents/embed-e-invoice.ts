import type { Pdf } from './pdf.ts'

/**
 * Puts the structured invoice into the pdf as PDF/A-3 wants it: an associated file that says the
 * same as the pages, and metadata by which a program finds it (Factur-X 1.07, 6.2 and 6.3). The
 * metadata's own words are declared beside it, since PDF/A allows no unknown ones.
 */
export function embedEInvoice(
  pdf: Pdf,
  embedded: { readonly xml: Uint8Array; readonly issuedOn: number | string },
): void {
  const at = new Date(embedded.issuedOn)
  const description = {
    name: fileName,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative', // The published types do not know this option yet.
    creationDate: at,
    modifiedDate: at,
  }
  pdf.document.file(Buffer.from(embedded.xml), description)
  pdf.document.appendXML(declaration)
  pdf.document.appendXML(statement)
}

const fileName = 'factur-x.xml'
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const statement = `
        <rdf:Description xmlns:fx="${namespace}" rdf:about="">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        `

const declaration = `
        <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    <rdf:li rdf:parseType="Resource">
                        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                        <pdfaSchema:property>
                            <rdf:Seq>${[
                              ['DocumentFileName', 'The name of the embedded XML document'],
                              ['DocumentType', 'The type of the hybrid document'],
                              ['Version', 'The actual version of the standard'],
                              [
                                'ConformanceLevel',
                                'The conformance level of the embedded document',
                              ],
                            ]
                              .map(([name, words]) => propertyOf(name ?? '', words ?? ''))
                              .join('')}
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>
        `

function propertyOf(name: string, words: string): string {
  return `
                                <rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:name>${name}</pdfaProperty:name>
                                    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                                    <pdfaProperty:category>external</pdfaProperty:category>
                                    <pdfaProperty:description>${words}</pdfaProperty:description>
                                </rdf:li>`
}

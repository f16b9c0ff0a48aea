import type { CatalogueField } from '../format/catalogue-file.ts';

/** German headers by field, as compared: without spaces and signs, in lower case. */
const words: Readonly<Record<string, RegExp>> = {
  amount: /^füllmenge$/,
  announcement: /^typgenehmigung/,
  answer: /^antwort$/,
  assembly: /^baugruppen?(?:nr|nummer)?$/,
  body: /^(?:aufbau|karosserie(?:form)?)$/,
  brand: /^(?:automarke|fahrzeugmarke|marke)$/,
  class: /^(?:fahrzeugklasse|fahrzeugart|fahrzeugtyp)$/,
  country: /^(?:land|herkunft(?:sland)?)$/,
  displacement: /^hubraum$/,
  drawing: /^(?:zeichnung|bildtafel|tafel|abbildung)s?(?:nr|nummer)?$/,
  drive: /^antrieb(?:sart)?$/,
  emission: /^(?:abgasnorm|schadstoffklasse)$/,
  engine: /^motor(?:code|typ|kennbuchstabe)?$/,
  family: /^(?:baureihe|modellreihe)$/,
  file: /^(?:bild)?datei(?:name)?$/,
  fuel: /^kraftstoff(?:art)?$/,
  gearbox: /^getriebe(?:art|typ)?$/,
  group: /^(?:fahrzeuggruppe|modellgruppe)$/,
  height: /^höhe$/,
  id: /^(?:kennung|id?nr|schlüssel)$/,
  level: /^ausstattung(?:slinie)?$/,
  maker: /^hersteller(?:name)?$/,
  marks: /^markiert$/,
  nameEn: /^(?:bezeichnung|name)(?:en|englisch)$/,
  options: /^(?:optionen|mehrausstattung|pr(?:nr|nummern))$/,
  order: /^(?:reihenfolge|sortierung)$/,
  parent: /^(?:übergeordnet|oberknoten|obergruppe)/,
  partGroup: /^(?:teilegruppe|hauptgruppe|untergruppe)$/,
  plantCode: /^werk(?:scode)?$/,
  powerKw: /^leistung$/,
  prefix: /^(?:fin)?präfix$/,
  producedFrom: /^(?:gebaut|bauzeit|produziert)(?:von|ab)$/,
  producedTo: /^(?:gebaut|bauzeit|produziert)bis$/,
  province: /^provinz$/,
  question: /^frage$/,
  remark: /^(?:bemerkung(?:en)?|hinweis(?:e)?)$/,
  seats: /^sitz(?:e|plätze)$/,
  serialFrom: /^(?:fahrgestellnr|seriennr|seriennummer)(?:von|ab)$/,
  serialTo: /^(?:fahrgestellnr|seriennr|seriennummer)bis$/,
  source: /^quelle$/,
  tree: /^baum$/,
  unit: /^einheit$/,
  vehicle: /^(?:fahrzeug|modell)$/,
  width: /^breite$/,
  year: /^modelljahr$/,
  yearCode: /^jahr(?:es)?code$/,
  yearFrom: /^baujahr(?:von|ab)$/,
  yearTo: /^baujahrbis$/,
};

/** German names of ids that say what they are of, by the last word of the field's description. */
const ids: Readonly<Record<string, RegExp>> = {
  drawing: /^(?:zeichnung|bildtafel)s?(?:nr|nummer)?$/,
  family: /^(?:baureihe|modellreihe)$/,
  node: /^knoten$/,
};

/** Whether a header means the field in German. */
export function isGermanFor(header: string, name: string, { kind, about }: CatalogueField): boolean {
  const idOf = kind === 'id' ? about.en.replace(/^.* /, '') : '';
  if (Object.hasOwn(ids, idOf) && ids[idOf]?.test(header) === true) return true;
  return Object.hasOwn(words, name) && words[name]?.test(header) === true;
}

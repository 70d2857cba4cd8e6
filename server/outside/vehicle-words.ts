import { textsByCode } from '#locales/texts.ts'

/** Words that engines mistake, by where our own texts have them: a translation says what the facts beside it say. */
const places = [
  'max_nose_weight.label',
  'yearly_leak_test.label',
  'awning.label',
  'awning.options.tent',
  ...['pull_down', 'french', 'bunk', 'alcove'].map((code) => `bed_types.options.${code}`),
  ...['semi_integrated', 'panel_van', 'alcove'].map((code) => `body_type.options.${code}`),
  'floor_heating.label',
  ...['delamination', 'chip'].map((code) => `damage_kind.options.${code}`),
  ...['roof_hatch', 'garage_door'].map((code) => `damage_area.options.${code}`),
]

/** Pairs of a word and its translation, for example `['Hubbett', 'Drop-down bed']`. */
export function vehicleWords(source: string, target: string): (readonly [string, string])[] {
  const [from, into] = [textsByCode(source, 'attributes'), textsByCode(target, 'attributes')]
  return places.map((place) => [from(place), into(place)])
}

import type { RegistryRecord } from '#domain/listing/importing/registry-record.ts'

/** Invented vehicles with the fields and forms of the register's own answers. */

const hymer: RegistryRecord = {
  vehicle: {
    kenteken: 'XX123Z',
    voertuigsoort: 'Personenauto',
    merk: 'HYMER',
    handelsbenaming: 'B 578',
    inrichting: 'kampeerwagen',
    europese_voertuigcategorie: 'M1',
    eerste_kleur: 'WIT',
    datum_eerste_toelating: '20190412',
    datum_eerste_toelating_dt: '2019-04-12T00:00:00.000',
    vervaldatum_apk: '20270412',
    massa_rijklaar: '3010',
    toegestane_maximum_massa_voertuig: '3500',
    lengte: '699',
    breedte: '222',
    hoogte_voertuig: '290',
    aantal_zitplaatsen: '4',
    cilinderinhoud: '2287',
    maximum_trekken_massa_geremd: '2000',
    wam_verzekerd: 'Ja',
  },
  fuels: [
    {
      kenteken: 'XX123Z',
      brandstof_volgnummer: '1',
      brandstof_omschrijving: 'Diesel',
      nettomaximumvermogen: '103.00',
      uitlaatemissieniveau: 'EURO 6 D-TEMP',
      emissiecode_omschrijving: '6',
      co2_uitstoot_gecombineerd: '214',
    },
  ],
  axles: [
    { kenteken: 'XX123Z', as_nummer: '1', wettelijk_toegestane_maximum_aslast: '1850' },
    { kenteken: 'XX123Z', as_nummer: '2', wettelijk_toegestane_maximum_aslast: '2000' },
  ],
}

const hobby: RegistryRecord = {
  vehicle: {
    kenteken: 'WX12YZ',
    voertuigsoort: 'Middenasaanhangwagen',
    merk: 'HOBBY',
    handelsbenaming: 'EXCELLENT 540 UL',
    inrichting: 'caravan',
    europese_voertuigcategorie: 'O2',
    eerste_kleur: 'Niet geregistreerd',
    datum_eerste_toelating: '20170320',
    toegestane_maximum_massa_voertuig: '1600',
    massa_rijklaar: '1340',
    lengte: '736',
    breedte: '230',
    aantal_zitplaatsen: '0',
  },
  fuels: [],
  axles: [{ kenteken: 'WX12YZ', as_nummer: '1', wettelijk_toegestane_maximum_aslast: '1600' }],
}

/** Converted by somebody else than the base vehicle's maker, with gas and petrol; its height is not known. */
const knausOnFiat: RegistryRecord = {
  vehicle: {
    kenteken: 'KL456M',
    voertuigsoort: 'Bedrijfsauto',
    merk: 'FIAT',
    handelsbenaming: 'KNAUS SKY TI 650 MEG',
    inrichting: 'kampeerwagen',
    europese_voertuigcategorie: 'N1',
    eerste_kleur: 'GRIJS',
    datum_eerste_toelating: '20080603',
    toegestane_maximum_massa_voertuig: '3500',
    lengte: '698',
    breedte: '230',
    aantal_zitplaatsen: '4',
    cilinderinhoud: '1998',
  },
  fuels: [
    {
      kenteken: 'KL456M',
      brandstof_volgnummer: '1',
      brandstof_omschrijving: 'Benzine',
      nettomaximumvermogen: '84.50',
      emissiecode_omschrijving: '4',
    },
    { kenteken: 'KL456M', brandstof_volgnummer: '2', brandstof_omschrijving: 'LPG' },
  ],
  axles: [],
}

const van: RegistryRecord = {
  vehicle: {
    kenteken: 'VB789T',
    voertuigsoort: 'Bedrijfsauto',
    merk: 'VOLKSWAGEN',
    handelsbenaming: 'CRAFTER',
    inrichting: 'gesloten opbouw',
    datum_eerste_toelating: '20140102',
    toegestane_maximum_massa_voertuig: '3500',
  },
  fuels: [],
  axles: [],
}

export const exampleRecords: readonly RegistryRecord[] = [hymer, hobby, knausOnFiat, van]

/** The demo's caravans, in the columns of the motorhomes; what a trailer has not stays empty. */
export const trailerTable = `
hobby|Excellent 540 UL||caravan||2017-03||||7360x2300x2650|1600|3|single_beds,dinette||white|14500|devries|running 14:45 0.94
fendt|Bianco Activ 515 SG||caravan||2019-05||||7420x2320x2660|1700|4|single_beds,dinette||white|21500|hansen|running 16:00 none
knaus|Südwind 500 FU||caravan||2016-04||||7230x2320x2570|1500|4|french,dinette||white|13900|nordlicht|sold 4 16:15
dethleffs|Camper 530 FSK||caravan||2020-05||||7630x2300x2650|1700|6|french,bunk,dinette||white|21900|kolding|running 16:15 1.01
tabbert|Puccini 550 E||caravan||2015-06||||8000x2500x2670|2000|4|single_beds,dinette||white|18900|huber|late_offer 5 15:30
eriba|Touring Troll 530||caravan||2018-04||||5990x2000x2270|1300|3|french,dinette||white|17900|berger|running 15:15 0.97
adria|Altea 472 PK||caravan||2021-03||||6650x2300x2580|1500|6|french,bunk,dinette||white|16900|devries|published
buerstner|Premio Life 430 TS||caravan||2020-04||||6380x2300x2600|1350|3|single_beds,dinette||white|15900|nordlicht|late_open 4 16:30
kabe|Royal 600 XL||caravan||2014-05||||8150x2500x2700|2200|4|queen,dinette||white|23900|kolding|under_review 1.5
tab|T@B 320|Offroad|compact_teardrop||2019-06||||5140x2010x2310|1000|2|dinette||grey|11900|hansen|sold 6 15:00
mini_freestyle|300||compact_teardrop||2018-05||||4800x2000x2050|750|2|dinette||orange|8900|huber|editing auction
trigano|Chantilly||tent_trailer||2016-04||||4100x1900x1500|500|4|other||beige|3900|devries|failed_na 3 14:45
`

/**
 * The demo's motorhomes, one a line: real makes and models with their sizes, weights and engines, and
 * a minimum price for the age. Columns are named in `vehicle-table.ts`.
 */
export const motorhomeTable = `
knaus|Sky TI 650 MEG|Platinum Selection|semi_integrated|fiat|2019-05|58400|103|manual|6990x2320x2790|3500|2|single_beds|4|white|49500|hansen|running 14:00 0.97
hymer|Tramp CL 678||semi_integrated|fiat|2016-04|81200|110|manual|6990x2350x2900|3500|3|single_beds,dinette|4|white|47900|nordlicht|running 14:00 1.00
hymer|B-Klasse MC T 600|White Line|semi_integrated|mercedes|2021-06|31500|130|automatic|6990x2290x2960|4430|2|single_beds|4|white|92000|berger|running 14:15 0.94
dethleffs|Trend T 7057 EB||semi_integrated|fiat|2018-03|64100|96|manual|7410x2330x2940|3500|2|single_beds|4|white|46800|nordlicht|running 14:15 0.70
dethleffs|Globebus T 6|GT|semi_integrated|fiat|2020-07|38700|103|manual|6960x2140x2810|3500|2|single_beds|4|silver|58900|nordlicht|running 14:30 0.96
buerstner|Lyseo TD 690 G|Harmony Line|semi_integrated|fiat|2020-05|41900|103|manual|6990x2320x2950|3500|4|single_beds,pull_down|4|white|61500|kolding|sold 1 15:00
buerstner|Ixeo TL 680 G||semi_integrated|fiat|2017-04|72300|96|manual|6990x2300x2950|3500|4|single_beds,pull_down|4|white|49900|huber|renegotiation_counter 15:30
adria|Matrix Axess 670 SL||semi_integrated|fiat|2018-05|55200|96|manual|7360x2320x2810|3500|4|single_beds,pull_down|5|white|52900|devries|running 15:00 1.02
carado|T 447||semi_integrated|fiat|2019-03|69800|96|manual|7380x2320x2920|3500|4|single_beds,pull_down|4|white|47500|nordlicht|second_chance 3 14:15
sunlight|T 67||semi_integrated|fiat|2020-06|47300|88|manual|6960x2320x2930|3500|3|queen,dinette|4|white|49900|nordlicht|running 15:15 0.74
weinsberg|CaraCompact 600 MEG|Pepper|semi_integrated|peugeot|2021-05|29800|103|manual|6750x2200x2760|3500|2|single_beds|4|grey|59900|berger|published
eura_mobil|Profila T 695 HB||semi_integrated|fiat|2015-05|92400|96|manual|6990x2310x2890|3500|3|queen,dinette|4|white|43500|hansen|sold_counter 4 15:45
carthago|c-tourer T 143 LE||semi_integrated|fiat|2018-04|52700|110|automated_manual|6410x2120x2890|3500|2|single_beds|4|silver|67900|berger|collecting 15:30 1.00
chausson|Titanium 640||semi_integrated|ford|2020-06|44600|125|automatic|6990x2350x2920|3500|3|pull_down,dinette|5|white|57900|devries|under_review 23.4
challenger|Graphite 288 EB||semi_integrated|ford|2017-03|63800|125|manual|6990x2350x2920|3500|3|single_beds,dinette|4|grey|46900|kolding|late_offer 4 14:30
pilote|Pacific P 696 GJ||semi_integrated|fiat|2019-04|48700|110|manual|6990x2300x2850|3500|4|single_beds,pull_down|4|white|56900|devries|sold 5 16:00
rapido|656 F||semi_integrated|fiat|2021-04|27400|103|automatic|6990x2300x2850|3500|4|single_beds,pull_down|4|white|76500|huber|running 15:45 none
lmc|Cruiser T 662 G||semi_integrated|fiat|2017-06|70500|96|manual|6990x2330x2880|3500|2|single_beds|4|white|44900|nordlicht|failed_restart 16:15
roller_team|Kronos 284 TL||semi_integrated|ford|2021-07|35600|125|manual|7430x2350x2930|3500|5|single_beds,pull_down|5|white|54900|kolding|editing equipment
dethleffs|Trend A 6977||alcove|fiat|2016-05|84300|96|manual|6990x2330x3150|3500|6|alcove,bunk,dinette|6|white|41900|hansen|running 16:00 0.98
sunlight|A 72||alcove|fiat|2019-04|78900|96|manual|7220x2320x3220|3500|6|alcove,rear_double,dinette|6|white|46500|nordlicht|running 16:15 0.71
carado|A 461||alcove|fiat|2018-07|66100|96|manual|6950x2320x3220|3500|6|alcove,bunk|6|white|45200|nordlicht|under_review 8
adria|Coral XL Plus 600 DP||alcove|fiat|2018-03|59800|96|manual|6990x2320x3120|3500|6|alcove,rear_double|6|white|54500|kolding|published
rimor|Seal 5||alcove|ford|2014-05|98700|103|manual|6990x2350x3100|3500|6|alcove,bunk,dinette|6|white|29900|devries|sold_accept 6 14:45
knaus|Live Traveller 650 DG||alcove|fiat|2013-04|112400|96|manual|6990x2340x3150|3500|6|alcove,rear_double,dinette|6|white|28500|berger|late_above 5 15:15
hymer|B 544|Classic|integrated|fiat|1997-06|168500|85|manual|5960x2280x2890|3400|4|pull_down,dinette|4|white|17900|hansen|sold 7 15:30
hymer|Exsis-i 678||integrated|fiat|2016-05|67400|110|manual|6740x2220x2770|3500|4|single_beds,pull_down|4|silver|64900|huber|editing images
carthago|c-line I 4.9 LE||integrated|fiat|2019-03|43800|132|automated_manual|7080x2270x2890|4250|4|single_beds,pull_down|4|white|92500|berger|sold 2 15:00
knaus|Sun I 700 LEG||integrated|fiat|2017-04|54800|110|manual|7490x2340x2940|4250|4|single_beds,pull_down|4|white|73900|kolding|renegotiation_offer 16:30
niesmann_bischoff|Arto 88 LE||integrated|fiat|2018-05|61200|132|automated_manual|8790x2340x3230|5400|4|single_beds,pull_down|4|white|142000|caravannord|running 16:30 0.95
niesmann_bischoff|Smove 7.4 E||integrated|fiat|2017-06|58300|132|automated_manual|7460x2170x2930|4250|4|single_beds,pull_down|4|grey|99800|huber|late_open 6 14:15
eura_mobil|Integra Line 720 EB||integrated|fiat|2019-05|46200|110|manual|7450x2320x2990|4250|4|single_beds,pull_down|4|white|88900|devries|published
frankia|M-Line I 7400 GD||integrated|mercedes|2020-08|33900|140|automatic|7660x2300x3070|4500|4|single_beds,pull_down|4|white|149000|berger|under_review 15
laika|Kreos 5009||integrated|iveco|2014-04|88200|125|automated_manual|7650x2350x3090|5600|4|single_beds,pull_down|4|white|74900|nordlicht|failed_na 5 16:00
morelo|Palace 88 LB||liner|iveco|2018-04|49200|150|automatic|8990x2480x3450|7490|4|queen,pull_down|4|grey|239000|huber|late_declined 4 14:00
concorde|Charisma 860 LI||liner|iveco|2012-05|104600|125|automated_manual|8800x2410x3400|7490|4|single_beds,pull_down|4|white|112000|nordlicht|inactive 6 15:00
poessl|2Win Plus||panel_van|citroen|2019-06|62800|103|manual|5990x2050x2580|3300|2|rear_double|4|grey|42900|hansen|sold_buy_now 3 16:00
poessl|Summit 640|Prime|panel_van|citroen|2021-04|33400|103|manual|6360x2050x2600|3500|2|single_beds|4|grey|54900|nordlicht|running 14:45 0.99
malibu|Van 640 LE||panel_van|fiat|2020-05|51600|118|automatic|6360x2050x2590|3500|2|single_beds|4|silver|59900|kolding|renegotiation_fresh 16:15
hymer|Free 600|Campus|panel_van|fiat|2020-06|39500|103|manual|5990x2080x2650|3500|4|rear_double,roof_pop_up|4|grey|49900|devries|running 14:30 1.01
weinsberg|CaraTour 600 MQ||panel_van|fiat|2018-04|74200|96|manual|5990x2050x2580|3500|2|transverse_double|4|white|38500|nordlicht|follow_up 2 15:45 16:15
knaus|BoxStar 600 Street||panel_van|fiat|2017-03|88100|96|manual|5990x2050x2580|3300|2|transverse_double|4|grey|35900|hansen|editing profile
la_strada|Avanti EB||panel_van|citroen|2019-07|45700|118|manual|6360x2050x2600|3500|2|single_beds|4|silver|61900|berger|published
vw_grand_california|600||panel_van|vw|2020-07|42300|130|automatic|5986x2040x2970|3500|4|transverse_double,bunk|4|white|59900|huber|running 15:00 0.67 buy_now
vw_california|T6 Ocean||camper_bus|vw|2018-05|71800|110|automatic|4904x1904x1990|3080|4|roof_pop_up,rear_double|4|blue|46900|devries|running 15:30 1.00
mercedes_marco_polo|250 d||camper_bus|mercedes|2019-03|48200|140|automatic|5140x1928x1980|3100|4|roof_pop_up,rear_double|4|grey|54900|nordlicht|sent_back
ford_nugget|Plus||camper_bus|ford|2020-04|56900|125|manual|5340x1986x2060|3400|4|roof_pop_up,rear_double|4|red|43900|kolding|sold_reservation 9 15:15
bimobil|LBX 365||expedition|iveco|2016-06|68400|125|manual|6950x2300x3350|5200|4|transverse_double,dinette|4|beige|128000|berger|under_review 3
`

### What the page shows only on a site without a server.

site-friends = Pelaa ystävien kanssa
site-friends-needs = Täällä pelaat botteja vastaan tai usean kanssa samalla näytöllä. Jos ystävät pelaavat omilla laitteillaan, tarvitaan palvelin, jonka kaikki tavoittavat: joku asentaa Stipin tietokoneelle ja käynnistää siellä komennon ”stip serve”.
site-hidden = Peli on täällä kokonaan tällä laitteella, myös piilotetut kortit ja bottien siirrot: taitava voisi etsiä ne esiin.
site-copy-title = Pelisi tällä laitteella
site-copy-text = Pelisi ja tuloksesi ovat vain tässä selaimessa. Tiedostoon tallennettuina ne voi viedä toiselle laitteelle tai tuoda takaisin, jos selain unohtaa ne.
site-copy-save = Tallenna kaikki
site-copy-open = Lisää pelejä tiedostosta
site-copy-bad = Tässä tiedostossa ei ole tallennettuja pelejä.
site-copy-done = { $count ->
    [0] Kaikki tiedoston pelit olivat jo täällä.
    [one] Yksi peli lisättiin.
   *[other] { $count } peliä lisättiin.
  }

bots-on-devices = Täällä botit ajattelevat pelaajien omilla laitteilla, joten ne eivät voi istua pöydissä muiden kanssa. Pelaa niitä vastaan yksin tai muiden kanssa samalla näytöllä.
site-bots-here = Täällä pelit botteja vastaan ja usean pelit samalla näytöllä pelataan tässä selaimessa, ja ne säilyvät vain siinä. Pelit ystävien kanssa ovat palvelimella.
device-starting = Pelipöytää valmistellaan tällä laitteella …
device-starting-loading = Ladataan Pythonia ja pelejä. Ensimmäinen käynti kestää pisimpään, ehkä minuutin.
device-starting-python = Käynnistetään Pythonia.
device-starting-games = Asetellaan pelejä esille: melkein valmista.
device-failed-file = Pelipöydän tarvitsemia tiedostoja ei voitu ladata. Onko yhteyttä? Mitään ei ole kadonnut.
device-failed-missing = Pelipöydän tarvitsemia tiedostoja ei enää ole: ehkä sivusta on uusi versio. Mitään ei ole kadonnut.
device-failed-memory = Tällä laitteella ei ole tarpeeksi vapaata muistia pelipöydälle. Sulje muita välilehtiä tai ohjelmia. Mitään ei ole kadonnut.
device-failed-other = Pelipöytä on pysähtynyt. Mitään ei ole kadonnut.
bot-failed = Botti on lakannut ajattelemasta, myös toisella yrittämällä. Mitään ei ole kadonnut: peli odottaa sitä.
device-full = Tässä selaimessa ei ole enää tilaa, joten mitään ei tallennettu eikä mikään muuttunut. Vapauta tilaa laitteelta, tai tallenna pelisi tiedostoon ja poista vanhoja.
nothing-kept = Tämä selain ei säilytä täällä mitään, ehkä koska ikkuna on yksityinen. Siksi tällä laitteella ei voi pelata.

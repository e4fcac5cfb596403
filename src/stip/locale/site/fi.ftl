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
